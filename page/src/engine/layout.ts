/** What a game's library looks like from outside: written by `starboard.build.layout`. */
export interface FieldLayout {
  offset: number;
  kind: string;
  count: number;
}

export interface RecordLayout {
  size: number;
  fields: Record<string, FieldLayout>;
}

export interface Layout {
  records: Record<string, RecordLayout>;
}
