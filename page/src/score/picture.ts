/** The result as a picture to share: drawn here, sent nowhere. */
import type { Pad } from "./pad.svelte";
import { partsOf, pointsOf, reasonsOf } from "$src/table/breakdown";
import { say } from "$src/words/words.svelte";

const WIDE = 1200;
const MARGIN = 64;
const ROW = 68;
const TOP = 190;
const LABELS = 340;
const INK = "#e9e6da";
const GOLD = "#f2c14e";
const QUIET = "#a9aeca";
const NAMES = '"Literata Variable", Georgia, serif';
const TEXT = '"Golos Text Variable", system-ui, sans-serif';

export async function drawResult(pad: Pad, title: string): Promise<Blob> {
  const result = pad.result!;
  const reasons = reasonsOf(result);
  const rows = reasons.length + 3;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, TOP + rows * ROW + 90];
  const ink = canvas.getContext("2d")!;
  await document.fonts.ready;

  const sky = ink.createLinearGradient(0, 0, WIDE, canvas.height);
  sky.addColorStop(0, "#0c1024");
  sky.addColorStop(1, "#1f2850");
  ink.fillStyle = sky;
  ink.fillRect(0, 0, WIDE, canvas.height);

  /** Writes text as large as there is room. */
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    font: string,
    room: number,
    align: CanvasTextAlign = "left",
  ) => {
    ink.font = `600 ${size}px ${font}`;
    if (ink.measureText(text).width > room)
      ink.font = `600 ${Math.max(16, (size * room) / ink.measureText(text).width)}px ${font}`;
    [ink.fillStyle, ink.textAlign, ink.textBaseline] = [colour, align, "middle"];
    ink.fillText(text, x, y, room);
  };

  star(ink, MARGIN + 16, 60, 18);
  write("Starboard", MARGIN + 46, 62, 28, INK, NAMES, 300);
  write(
    `${say(`${pad.game}-name`)} · ${new Date().toLocaleDateString(document.documentElement.lang)}`,
    WIDE - MARGIN,
    62,
    28,
    QUIET,
    TEXT,
    560,
    "right",
  );
  write(title, MARGIN, 132, 50, GOLD, NAMES, WIDE - 2 * MARGIN);

  const column = (WIDE - 2 * MARGIN - LABELS) / result.ranking.length;
  const line = (row: number, label: string, cell: (seat: number) => string, size: number, colour = INK) => {
    const y = TOP + row * ROW + ROW / 2;
    write(label, MARGIN, y, 28, QUIET, TEXT, LABELS - 20);
    for (const [i, seat] of result.ranking.entries()) {
      const wins = result.winners.includes(seat);
      write(
        cell(seat),
        MARGIN + LABELS + column * (i + 0.5),
        y,
        size,
        wins ? GOLD : colour,
        NAMES,
        column - 16,
        "center",
      );
    }
    ink.fillStyle = "rgb(146 158 220 / 0.25)";
    ink.fillRect(MARGIN, TOP + (row + 1) * ROW, WIDE - 2 * MARGIN, 1.5);
  };
  line(0, "", (seat) => pad.told[seat], 32);
  for (const [i, reason] of reasons.entries())
    line(i + 1, pad.words.say(`reason-${reason}`), (seat) => String(pointsOf(partsOf(result, seat, reason))), 32);
  line(reasons.length + 1, say("page-total"), (seat) => String(result.seats[seat].points), 44);
  line(reasons.length + 2, say("page-place"), (seat) => String(result.seats[seat].place), 32);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function star(ink: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  ink.fillStyle = GOLD;
  ink.beginPath();
  for (let i = 0; i < 8; i++) {
    const [angle, far] = [(Math.PI / 4) * i, i % 2 ? size * 0.3 : size];
    ink.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle));
  }
  ink.fill();
}

/** Shares a picture with the device's share sheet, or saves it. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
