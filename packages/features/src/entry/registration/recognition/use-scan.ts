import { ApiError } from '@lianxin/api/client';
import { contract, type FileView, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useState } from 'react';
import { useUpload } from '../../../platform/uploads/index.ts';

const { readBusinessLicense, readIdCard } = contract.file;

export type LicenceReading = ResponseOf<typeof readBusinessLicense>;
export type CardReading = ResponseOf<typeof readIdCard>;

/** State of a scan. `kept`: uploaded but could not be read; `stored`: uploaded, as it is not read at all. Typing is always possible. */
export type ScanState = 'idle' | 'uploading' | 'reading' | 'read' | 'kept' | 'stored' | 'failed';

/** Uploads a picture and has it read, if there is a reader. If reading fails, the picture is kept. */
export function useScan<Read>(read?: (request: { readonly key: string }) => Promise<Read>) {
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
    if (read === undefined) {
      setState('stored');
      return;
    }
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

export type Scan<Read> = ReturnType<typeof useScan<Read>>;

export function useLicenceReader(): (request: RequestOf<typeof readBusinessLicense>) => Promise<LicenceReading> {
  const client = useClient();
  return (request) => client.call(readBusinessLicense, request, { quiet: true });
}

export function useCardReader(): (request: RequestOf<typeof readIdCard>) => Promise<CardReading> {
  const client = useClient();
  return (request) => client.call(readIdCard, request, { quiet: true });
}
