import { Button, Checkbox, Dialog, DialogBody, DialogContent, DialogFooter, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

/** A document that a person agrees to where it is asked for. */
export interface AgreedText {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

export interface AgreementTickProps {
  readonly documents: readonly AgreedText[];
  /** Whether the person agrees to all. */
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** One tick for several documents, each readable in full. */
export function AgreementTick({ documents, agreed, onChange }: AgreementTickProps) {
  const { t, i18n } = useLingui();
  const [reading, setReading] = useState<string>();
  const shown = documents.find(({ id }) => id === reading);
  const names = new Intl.ListFormat(i18n.locale).format(documents.map(({ title }) => t`《${title}》`));
  return (
    <div className="flex flex-wrap items-start gap-x-1 gap-y-1.5 text-sm">
      <Checkbox className="flex-none" checked={agreed} onCheckedChange={onChange} aria-label={t`已阅读并同意${names}`}>
        <Trans>已阅读并同意</Trans>
      </Checkbox>
      <ul className="flex flex-col gap-1.5">
        {documents.map(({ id, title }) => (
          <li key={id}>
            <TextLink asChild className="min-h-6 text-left">
              <button type="button" onClick={() => setReading(id)}>
                {t`《${title}》`}
              </button>
            </TextLink>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== undefined} onOpenChange={(open) => !open && setReading(undefined)}>
        {shown && (
          <DialogContent title={shown.title}>
            <DialogBody>{shown.text}</DialogBody>
            <DialogFooter>
              <Button onClick={() => setReading(undefined)}>
                <Trans>关闭</Trans>
              </Button>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}

export const NumberedClauses = ({ children }: { readonly children: ReactNode }) => (
  <ol className="flex list-decimal flex-col gap-3 pl-5 text-md leading-7 marker:text-ink-muted">{children}</ol>
);
