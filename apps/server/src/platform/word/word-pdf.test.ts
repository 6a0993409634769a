import { describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { wordFile, wordParagraph, wordTable } from '../../testing/word-file.ts';
import { htmlBlocks } from './html-blocks.ts';
import { readWord } from './read-word.ts';
import { wordPdf } from './word-pdf.ts';

describe('a Word file', () => {
  test('is converted to a PDF with searchable text in the same order', async () => {
    const clauses = Array.from({ length: 80 }, (_, place) =>
      wordParagraph(`第${place + 1}条 甲方应当于收到货物之日起三十日内付清货款，一方日足人金融。`),
    );
    const content = wordFile(
      [
        ...clauses,
        wordTable([
          ['品名', '数量'],
          ['刮板输送机', '12 台'],
        ]),
      ].join(''),
    );
    const read = await readPdf(await wordPdf(content, '采购合同', new Date('2026-11-20T01:42:00Z')));
    expect(read.pages).toBeGreaterThan(1);
    expect(read.text.indexOf('第2条')).toBeGreaterThan(read.text.indexOf('第1条'));
    expect(['第80条', '刮板输送机', '12 台'].filter((word) => !read.text.includes(word))).toEqual([]);
    expect(read.text).not.toMatch(/[\u2E80-\u2FDF]/);
    expect(read).toMatchObject({ fontsMissing: [], title: '采购合同' });
  });

  test('that is invalid is rejected', async () => {
    await expect(readWord(Buffer.from('PK\u0003\u0004 word/document.xml'))).rejects.toMatchObject({ kind: 'rejected' });
    await expect(readWord(wordFile('<w:p>'))).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('that takes too long fails', async () => {
    await expect(readWord(wordFile(wordParagraph('合同')), 1)).rejects.toMatchObject({ kind: 'failed' });
  });

  test('is refused if too many are being read at once', async () => {
    const content = wordFile(wordParagraph('合同'));
    const readings = await Promise.allSettled([readWord(content), readWord(content), readWord(content)]);
    expect(readings.map((one) => (one.status === 'rejected' ? one.reason.kind : 'read'))).toEqual(['read', 'read', 'busy']);
  });
});

test('only text is taken from HTML', () => {
  const html = `<h1>合同</h1><p>一<br>二<img src="http://x/"></p><script>三</script><ol><li>四<ul><li>五</li></ul></li></ol><table><tr><td>六</td></tr></table>`;
  expect(htmlBlocks(html)).toEqual([
    { kind: 'heading', level: 1, text: '合同' },
    { kind: 'paragraph', text: '一\n二' },
    { kind: 'picture' },
    { kind: 'paragraph', text: '三' },
    { kind: 'item', depth: 0, mark: '1.', text: '四' },
    { kind: 'item', depth: 1, mark: '·', text: '五' },
    { kind: 'table', rows: [['六']] },
  ]);
});
