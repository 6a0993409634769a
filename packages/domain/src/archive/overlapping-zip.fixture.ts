import { deflateRawSync } from 'node:zlib';

interface OverlappingZip {
  readonly entries: number;
  /** How many zeros the shared content unpacks to. */
  readonly bytes: number;
  /** @default bytes */
  readonly statedBytes?: number;
}

/** A ZIP with entries that all have the same content at the same place, so that it unpacks to as many times its content as it has entries. */
export function overlappingZip({ entries, bytes, statedBytes = bytes }: OverlappingZip): Uint8Array {
  const packed = deflateRawSync(new Uint8Array(bytes), { level: 9 });
  const header = (name: string) => {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(statedBytes, 18);
    fields.writeUInt16LE(name.length, 22);
    return fields;
  };
  const names = Array.from({ length: entries }, (_, at) => `${String(at).padStart(4, '0')}.txt`);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header(names[0] ?? ''), Buffer.from(names[0] ?? ''), packed]);
  const directory = names.map((name) =>
    Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), header(name), Buffer.alloc(14), Buffer.from(name)]),
  );
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(
    directory.reduce((sum, entry) => sum + entry.length, 0),
    8,
  );
  end.writeUInt32LE(local.length, 12);
  return Uint8Array.from(Buffer.concat([local, ...directory, Buffer.from('PK\u0005\u0006'), end]));
}
