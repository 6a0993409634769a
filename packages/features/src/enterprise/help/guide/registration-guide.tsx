import { Sheet, SheetBody, SheetContent } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChapterArticle } from './chapter-article.tsx';
import { CHAPTERS } from './chapters.ts';
import { ContentsEntry } from './contents.tsx';

/** Chapters before the enterprise is active, starting with registration. */
const CHAPTER_IDS = ['registration', 'journey', 'start', 'downloads'] as const;

const SHOWN = CHAPTER_IDS.flatMap((id) => CHAPTERS.find((chapter) => chapter.id === id) ?? []);

/** Chapters for a person who registers, in a dialog. Needs no session and links only to accessible pages. */
export function RegistrationGuide({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [currentId, setCurrentId] = useState<string>(CHAPTER_IDS[0]);
  const current = SHOWN.find(({ id }) => id === currentId);
  return (
    <Sheet open onOpenChange={(open) => open || onClose()}>
      <SheetContent title={t`操作指南`}>
        <SheetBody className="flex flex-col gap-5">
          <nav aria-label={t`目录`} className="rounded-md border border-line py-1">
            <ul>
              {SHOWN.map(({ id, title }) => (
                <ContentsEntry key={id} label={i18n._(title)} current={id === currentId} onOpen={() => setCurrentId(id)} />
              ))}
            </ul>
          </nav>
          {current && <ChapterArticle chapter={current} leads={false} />}
          <p className="border-t border-line pt-3 text-sm text-ink-muted">
            <Trans>其他章节在企业开通后，从“帮助中心”的“操作指南”中阅读。</Trans>
          </p>
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}
