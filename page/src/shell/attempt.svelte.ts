/** A request that the server may refuse: whether it is under way, and the words of the refusal. */
export class Attempt {
  isBusy = $state(false);
  problem = $state("");

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.isBusy = false;
    }
  }
}
