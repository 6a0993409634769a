import { Button, ExternalLinkIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../../../platform/navigation/index.ts';
import type { Chapter } from './chapter.ts';
import { GuidePictureView } from './guide-picture.tsx';

export interface ChapterArticleProps {
  readonly chapter: Chapter;
  /** Links to its page. @default true */
  readonly leads?: boolean;
}

/** A chapter with purpose, steps, notes and link. */
export function ChapterArticle({ chapter, leads = true }: ChapterArticleProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const place = usePlace();
  const to = leads && chapter.screen ? place(chapter.screen) : undefined;
  return (
    <article className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{i18n._(chapter.title)}</h2>
      <p className="text-ink-muted">{i18n._(chapter.intro)}</p>
      {chapter.picture && <GuidePictureView {...chapter.picture} />}
      <ol className="flex flex-col gap-3">
        {chapter.steps.map((step, index) => (
          <li key={step.id} className="flex gap-3">
            <span
              aria-hidden
              className="mt-px grid size-6 flex-none place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{i18n._(step)}</span>
          </li>
        ))}
      </ol>
      {chapter.notes && (
        <ul className="flex list-disc flex-col gap-1 rounded-sm bg-surface-sunken py-3 pr-4 pl-9 text-sm text-ink-muted">
          {chapter.notes.map((note) => (
            <li key={note.id}>{i18n._(note)}</li>
          ))}
        </ul>
      )}
      {to !== undefined && (
        <Button className="self-start print:hidden" icon={<ExternalLinkIcon aria-hidden />} onClick={() => void navigate(to)}>
          <Trans>打开页面</Trans>
        </Button>
      )}
    </article>
  );
}
