import { REFUSAL_CODES, REFUSALS, type RefusalKey } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../../../platform/session/index.ts';
import { ADVICE } from './advice.ts';
import type { Chapter } from './chapter.ts';
import { PARTS } from './chapters.ts';
import { GLOSSARY } from './glossary.ts';

const keyOf = (text: string): text is RefusalKey => Object.hasOwn(REFUSALS, text);

/** Contents of the guide for a person and a search. */
export function useGuide(viewer: Viewer, { search, mine }: { readonly search: string; readonly mine: boolean }) {
  const { t, i18n } = useLingui();
  const words = search.trim().toLowerCase();
  const says = (...texts: readonly string[]) => words === '' || texts.some((text) => text.toLowerCase().includes(words));
  const textOf = ({ title, intro, steps, notes = [] }: Chapter) => [title, intro, ...steps, ...notes].map((text) => i18n._(text));
  const concerns = (chapter: Chapter) => !mine || (chapter.concerns?.(viewer) ?? true);

  const parts = PARTS.map(({ title, chapters }) => ({
    title: i18n._(title),
    chapters: chapters.filter((chapter) => concerns(chapter) && says(...textOf(chapter))),
  })).filter(({ chapters }) => chapters.length > 0);
  const glossary = GLOSSARY.map(({ id, term, meaning }) => ({ id, term: i18n._(term), meaning: i18n._(meaning) })).filter(
    ({ term, meaning }) => says(term, meaning),
  );
  const english = i18n.locale.startsWith('en');
  const fallback = t`重试仍不成功时，请联系客服并提供页面上的请求编号。`;
  const adviceOf = (key: RefusalKey): string => {
    const advice: MessageDescriptor | undefined = ADVICE[key];
    return advice ? i18n._(advice) : fallback;
  };
  const faq = Object.keys(REFUSALS)
    .filter(keyOf)
    .filter((key) => key !== 'SUCCESS')
    .map((key) => {
      const code = REFUSAL_CODES[key];
      const { zh, en } = REFUSALS[key];
      // Placeholders have no values here.
      const sentence = (english ? en : zh).replaceAll(/\{\w+\}/g, '…');
      return { code, sentence, advice: adviceOf(key) };
    })
    .filter(({ code, sentence, advice }) => says(code, sentence, advice));
  return { parts, glossary, faq };
}
