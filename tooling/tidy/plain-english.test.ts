import ts from 'typescript';
import { expect, test } from 'vitest';
import { code, parse, read } from './source.ts';

/** Phrases that hide what a comment is about: name the thing, or rephrase. A comment may break its lines between two words. */
const RIDDLES = /\b(of[\s*/]+it|says|whoever)\b/i;

/** The comments of a file by their position, without text of JSX that looks like one. */
function commentsOf(file: string): ReadonlyMap<number, string> {
  const text = read(file);
  const source = parse(file);
  const comments = new Map<number, string>();
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const ranges of [ts.getLeadingCommentRanges(text, node.pos), ts.getTrailingCommentRanges(text, node.end)])
      for (const { pos, end } of ranges ?? []) comments.set(pos, text.slice(pos, end));
    for (const child of node.getChildren(source)) look(child);
  };
  look(source);
  return comments;
}

const riddles = code
  .filter((file) => RIDDLES.test(read(file)))
  .flatMap((file) =>
    [...commentsOf(file)]
      .filter(([, comment]) => RIDDLES.test(comment))
      .map(([place, comment]) => `${file}:${parse(file).getLineAndCharacterOfPosition(place).line + 1} ${comment}`),
  );

test('comments are plain English', () => {
  expect(riddles).toEqual([]);
});
