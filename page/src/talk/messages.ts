/** The server's messages, under the page's names. The types are generated from the OpenAPI document (`api.ts`). */
import type * as api from "./api";

export type {
  Analysis,
  Choice,
  Complaint,
  Deal,
  GameDetails,
  GameEvent,
  GameInfo,
  Hint,
  Identity,
  KnownDevice,
  Leaves,
  NewTable,
  Note,
  OptionInfo,
  Outline,
  Outlines,
  Passkey,
  Progress,
  Reason,
  Refused,
  Result,
  Said,
  Statistics,
  Subscription,
  TableInfo,
  TableLine,
  Tally,
  Turn,
  TutorialInfo,
  Value,
  Verdict,
  Who,
} from "./api";

export type Move = api.GameMove;
export type Person = api.Myself;
/** An account of an OpenID provider linked to my identity; the name is empty if unknown. */
export type Account = api.MyAccount;
export type Accounts = api.MyAccounts;
export type Notices = api.MyNotices;
export type SeatInfo = api.Seat;
export type ClockRule = api.TableInfo["clock"];
export type Options = api.TableInfo["options"];
export type Message = Exclude<api.ServerMessage, api.State> | State;
export type Course = api.WebRecordsCourse;
export type TutorialStep = api.StepInfo;
/** A finished match, as saved in a file; the server checks its content. */
export type MatchRecord = Pick<api.TableRecord, "game" | "moves"> & Partial<api.TableRecord>;
/** What the views of all games have in common; a game's own view adds to it. */
export type View = Omit<api.View, "options" | "seats"> & { options: object; seats: object[] };
export type State = Omit<api.State, "view" | "truth"> & { view: View; truth?: View | null };
export type Watching = Omit<api.Watching, "type">;
