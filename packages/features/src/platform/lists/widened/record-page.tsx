import { Button, IconButton, Minimize2Icon, PageHeader, XIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rowAt, useNavigation } from '../../navigation/index.ts';

export interface RecordPageProps {
  readonly title: ReactNode;
  /** Kind of the record, the last breadcrumb. @default the title, if it is text */
  readonly kind?: string | undefined;
  readonly status: ReactNode;
  readonly acts: ReactNode;
  /** Returns to the sheet beside the list. */
  readonly onNarrow: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function RecordPage({ title, kind, status, acts, onNarrow, onClose, children }: RecordPageProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const row = rowAt(useNavigation(), pathname);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    page.current?.focus({ preventScroll: true });
  }, []);
  const here = kind ?? (typeof title === 'string' ? title : undefined);
  const breadcrumbs =
    row?.kind === 'page' && row.section && here !== undefined
      ? [
          { label: i18n._(row.section.title), href: `#/${row.section.path}` },
          { label: i18n._(row.title), href: `#${row.path}` },
          { label: here },
        ]
      : undefined;
  return (
    <section ref={page} tabIndex={-1} data-record-page="" aria-label={here} className="outline-none">
      <PageHeader
        title={title}
        status={status}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            {acts}
            <Button intent="line" icon={<Minimize2Icon aria-hidden />} onClick={onNarrow}>
              {t`收窄`}
            </Button>
            <IconButton intent="line" label={t`关闭`} icon={<XIcon aria-hidden />} onClick={onClose} />
          </>
        }
      />
      {children}
    </section>
  );
}
