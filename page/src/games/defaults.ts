/** What a newcomer most likely wants of each game. */
export const DEFAULT_PLAYERS: Record<string, number> = { subastral: 3, stella: 3, codex: 2, comet: 2 };
export const DEFAULT_LEVEL = "casual";
export const GAMES = ["subastral", "stella", "codex", "comet"];
