import type { Endpoint, FileView, RequestOf, Schema } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button, DownloadIcon } from '@lianxin/ui';
import type { ReactNode } from 'react';

/** A call that makes a file and answers it. */
type MakesFile = Endpoint<Schema, typeof FileView>;

export interface MadeFileButtonProps<E extends MakesFile> {
  readonly endpoint: E;
  readonly request: RequestOf<E>;
  /** What is downloaded: "凭证 PDF". */
  readonly children: ReactNode;
  /** @default 'sm' */
  readonly size?: 'sm' | 'md';
}

/** Gives the person a file that the server keeps, under its name. */
function save({ name, url }: FileView): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Has the server make a file, and downloads it. */
export function MadeFileButton<E extends MakesFile>({ endpoint, request, children, size = 'sm' }: MadeFileButtonProps<E>) {
  const { run, busy } = useAction<MakesFile>(endpoint);
  const make = async (): Promise<void> => {
    const made = await run(request);
    if (made.ok) save(made.data);
  };
  return (
    <Button intent="line" size={size} busy={busy} icon={<DownloadIcon aria-hidden />} onClick={() => void make()}>
      {children}
    </Button>
  );
}
