import { contract, type DocumentConsent, type DocumentId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, Checkbox, ErrorState, LoadingRegion, SkeletonText, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type Ref } from 'react';
import { DocumentDialog } from './document-dialog.tsx';

export interface ConsentListProps {
  readonly ids: readonly DocumentId[];
  /** Consents so far, with versions. */
  readonly agreed: readonly DocumentConsent[];
  readonly onChange: (agreed: DocumentConsent[]) => void;
  readonly firstRef?: Ref<HTMLInputElement> | undefined;
}

const isSame = (one: DocumentConsent, other: DocumentConsent): boolean => one.id === other.id && one.version === other.version;

/** Documents in force with one tick each. */
export function ConsentList({ ids, agreed, onChange, firstRef }: ConsentListProps) {
  const { t, i18n } = useLingui();
  const { data, error: failure, refresh } = useEndpoint(contract.documents.list, {}, { quiet: true });
  const [reading, setReading] = useState<DocumentConsent>();
  if (failure && data === undefined)
    return <ErrorState title={t`协议列表没有加载出来`} requestId={failure.requestId} onRetry={() => void refresh()} />;
  if (data === undefined)
    return (
      <LoadingRegion>
        <SkeletonText lines={ids.length} />
      </LoadingRegion>
    );
  const shown = ids.flatMap((id) => data.find((one) => one.id === id) ?? []);
  const isAgreed = (one: DocumentConsent) => agreed.some((consent) => isSame(consent, one));
  const set = ({ id, version }: DocumentConsent, ticked: boolean) =>
    onChange([...agreed.filter((consent) => consent.id !== id), ...(ticked ? [{ id, version }] : [])]);

  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line">
        {shown.map((one, index) => {
          const title = i18n.locale === 'en-US' ? one.titleEn : one.title;
          return (
            <li key={one.id} className="flex items-baseline gap-x-3 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <Checkbox
                  checked={isAgreed(one)}
                  onCheckedChange={(ticked) => set(one, ticked)}
                  {...(index === 0 && firstRef ? { ref: firstRef } : {})}
                >
                  <Trans>我已阅读并同意《{title}》</Trans>
                </Checkbox>
                <p className="pl-6 text-xs text-ink-faint">
                  <Trans>
                    第 {one.version} 版，{one.effectiveFrom} 起生效
                  </Trans>
                </p>
              </div>
              <TextLink asChild className="flex-none text-sm">
                <button type="button" className="min-h-6" onClick={() => setReading(one)}>
                  <Trans>
                    阅读全文<span className="sr-only">《{title}》</span>
                  </Trans>
                </button>
              </TextLink>
            </li>
          );
        })}
      </ul>
      {reading && (
        <DocumentDialog
          id={reading.id}
          version={reading.version}
          onClose={() => setReading(undefined)}
          action={
            !isAgreed(reading) && (
              <Button
                intent="primary"
                onClick={() => {
                  set(reading, true);
                  setReading(undefined);
                }}
              >
                <Trans>同意</Trans>
              </Button>
            )
          }
        />
      )}
    </>
  );
}
