/** Something that cannot be done at a table; nothing was changed. */
export class TableRefusal extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(key);
  }
}
