import type { FieldLayout, Layout } from "$src/talk/api";

interface Heap {
  memory: WebAssembly.Memory;
  starboard_alloc(size: number): number;
  starboard_free(address: number, size: number): void;
}

/** Records in the memory of a WebAssembly module, by their addresses. */
export class Memory {
  constructor(
    private readonly heap: Heap,
    private readonly layout: Layout,
  ) {}

  size(record: string): number {
    return this.layout.records[record].size;
  }

  /** Memory for `count` records, all zeros. */
  allocate(record: string, count = 1): number {
    return this.allocateBytes(this.size(record) * count);
  }

  allocateBytes(size: number): number {
    const address = this.heap.starboard_alloc(size);
    this.bytes(address, size).fill(0);
    return address;
  }

  free(address: number, size: number): void {
    this.heap.starboard_free(address, size);
  }

  /** A window onto memory. It is detached when memory grows: use it at once. */
  bytes(address: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.heap.memory.buffer, address, size);
  }

  /** A copy of a record's bytes. */
  copyOf(record: string, address: number, count = 1): Uint8Array<ArrayBuffer> {
    return this.bytes(address, this.size(record) * count).slice();
  }

  clear(record: string, address: number): void {
    this.bytes(address, this.size(record)).fill(0);
  }

  /** The number of a field, or the one at a place of it. */
  get(record: string, address: number, field: string, place = 0): number {
    const { kind, at } = this.place(record, address, field, place);
    const view = this.view();
    switch (kind) {
      case "i1":
        return view.getInt8(at);
      case "u1":
        return view.getUint8(at);
      case "i2":
        return view.getInt16(at, true);
      case "i4":
        return view.getInt32(at, true);
      case "u4":
        return view.getUint32(at, true);
      case "i8":
        return Number(view.getBigInt64(at, true));
      case "f4":
        return view.getFloat32(at, true);
      case "f8":
        return view.getFloat64(at, true);
      default:
        throw new Error(`${record}.${field} holds ${kind}`);
    }
  }

  set(record: string, address: number, field: string, value: number, place = 0): void {
    const { kind, at } = this.place(record, address, field, place);
    if (kind === "i8" || kind === "u8") this.view().setBigInt64(at, BigInt(value), true);
    else if (kind === "f8") this.view().setFloat64(at, value, true);
    else throw new Error(`${record}.${field} holds ${kind}`);
  }

  /** The first `count` numbers of a field, as they lie in memory. */
  fieldBytes(record: string, address: number, field: string, count: number): Uint8Array<ArrayBuffer> {
    const { offset, kind } = this.field(record, field);
    return this.bytes(address + offset, count * Number(kind.slice(1)));
  }

  field(record: string, field: string): FieldLayout {
    const found = this.layout.records[record]?.fields[field];
    if (!found) throw new Error(`there is no ${record}.${field}`);
    return found;
  }

  private view(): DataView {
    return new DataView(this.heap.memory.buffer);
  }

  private place(record: string, address: number, field: string, place: number): { kind: string; at: number } {
    const { offset, kind, count } = this.field(record, field);
    if (place < 0 || place >= count) throw new RangeError(`${record}.${field} has ${count} numbers`);
    return { kind, at: address + offset + place * Number(kind.slice(1)) };
  }
}
