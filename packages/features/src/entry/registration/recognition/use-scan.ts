import { ApiError } from '@lianxin/api/client';
import { contract, type FileView, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useState } from 'react';
import { useUpload } from '../../../platform/uploads/index.ts';

const { readBusinessLicense, readIdCard } = contract.file;

export type LicenceReading = ResponseOf<typeof readBusinessLicense>;
export type CardReading = ResponseOf<typeof readIdCard>;

/** Where a scan stands. `kept`: the picture is there and was not read; typing goes on as ever. */
export type ScanState = 'idle' | 'uploading' | 'reading' | 'read' | 'kept' | 'failed';

/** Sends a picture, keeps it as a file, and has it read. Reading may fail; the picture stays and nothing waits for it. */
export function useScan<Read>(read: (request: { readonly key: string }) => Promise<Read>) {
  const { store, percent } = useUpload();
  const [state, setState] = useState<ScanState>('idle');

  async function scan(picture: File, onStored: (file: FileView) => void, onRead: (reading: Read) => void): Promise<void> {
    setState('uploading');
    const stored = await store(picture);
    if (stored === undefined) {
      setState('failed');
      return;
    }
    onStored(stored.file);
    setState('reading');
    try {
      onRead(await read({ key: stored.key }));
      setState('read');
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setState('kept');
    }
  }

  return { scan, state, percent };
}

/** One picture on its way: what sends it, and where it stands. */
export type Scan<Read> = ReturnType<typeof useScan<Read>>;

/** Reads a business licence. */
export function useLicenceReader(): (request: RequestOf<typeof readBusinessLicense>) => Promise<LicenceReading> {
  const client = useClient();
  return (request) => client.call(readBusinessLicense, request, { quiet: true });
}

/** Reads one side of an identity card. */
export function useCardReader(): (request: RequestOf<typeof readIdCard>) => Promise<CardReading> {
  const client = useClient();
  return (request) => client.call(readIdCard, request, { quiet: true });
}
