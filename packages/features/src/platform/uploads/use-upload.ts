import { ApiError, upload } from '@lianxin/api/client';
import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useState } from 'react';
import { isWord } from './file-kind.ts';

/** A file of the enterprise and its key in the storage. */
export interface StoredFile {
  readonly file: FileView;
  readonly key: string;
}

/**
 * Uploads a file to the storage under a signed policy and registers it; a Word file is converted to PDF. Undefined after a failure: the
 * caller offers the upload again (specification §4).
 */
export function useUpload() {
  const sign = useAction(contract.file.signUpload, { quiet: true });
  const register = useAction(contract.file.register, { quiet: true });
  const convert = useAction(contract.file.wordToPdf, { quiet: true });
  const [sent, setSent] = useState<number>();

  async function store(file: File): Promise<StoredFile | undefined> {
    setSent(0);
    try {
      const policy = await sign.run({ dir: 'lianxin', fileName: file.name, size: file.size });
      if (!policy.ok) return undefined;
      const key = await upload(policy.data, file, { onProgress: setSent });
      const registered = await (isWord(file.name) ? convert : register).run({ key, name: file.name });
      return registered.ok ? { file: registered.data, key } : undefined;
    } catch (caught) {
      if (caught instanceof ApiError) return undefined;
      throw caught;
    } finally {
      setSent(undefined);
    }
  }

  return {
    send: async (file: File): Promise<FileView | undefined> => (await store(file))?.file,
    /** Returns the file and its key. */
    store,
    busy: sent !== undefined,
    percent: Math.round((sent ?? 0) * 100),
  };
}
