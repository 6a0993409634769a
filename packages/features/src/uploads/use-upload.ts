import { ApiError, upload } from '@lianxin/api/client';
import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useState } from 'react';

/** Sends a file to the storage under a signed policy and makes it a file of the enterprise. Answers nothing where that failed: whoever asked offers the upload again (specification §4). */
export function useUpload() {
  const sign = useAction(contract.file.signUpload, { quiet: true });
  const register = useAction(contract.file.register, { quiet: true });
  const [sent, setSent] = useState<number>();

  async function send(file: File): Promise<FileView | undefined> {
    setSent(0);
    try {
      const policy = await sign.run({ dir: 'lianxin' });
      if (!policy.ok) return undefined;
      const key = await upload(policy.data, file, { onProgress: setSent });
      const registered = await register.run({ key, name: file.name });
      return registered.ok ? registered.data : undefined;
    } catch (caught) {
      if (caught instanceof ApiError) return undefined;
      throw caught;
    } finally {
      setSent(undefined);
    }
  }

  return {
    send,
    busy: sent !== undefined,
    /** Percent of the file that the storage has. */
    percent: Math.round((sent ?? 0) * 100),
  };
}
