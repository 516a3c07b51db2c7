/** `Past`: a finished match at one of its moments. Everything about it comes from its record. */
import { Session } from "$src/table/session.svelte";
import { server } from "$src/talk/http";
import type { MatchRecord, Result } from "$src/talk/messages";

export class Past extends Session {
  constructor(
    id: string,
    readonly record: MatchRecord,
  ) {
    super(id, false);
  }

  /** Nothing can be decided any more. */
  override get isMyTurn(): boolean {
    return false;
  }

  override send(): void {}

  override pointsNow(): Promise<Result> {
    return server.recordPoints(this.record, this.state!.number);
  }
}
