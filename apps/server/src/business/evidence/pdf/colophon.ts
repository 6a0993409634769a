import { shanghaiMinute, type PdfProof } from '@lianxin/domain';
import { INK, type Pdf } from '../../../platform/pdf/pdf.ts';
import { FOOTER_HEIGHT, SIDE_MARGIN } from '../../../platform/pdf/sheet.ts';
import { line } from '../../../platform/pdf/writing.ts';

const small = { size: 7.4, ink: INK.muted } as const;

/** Page footer: document, recipient, time, how to verify it, page number. */
export function colophon(pdf: Pdf, { number, issuedFor, issuedAt, certificate }: PdfProof): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const { width, height } = pdf.page;
    const y = height - FOOTER_HEIGHT + 24;
    const right = width - SIDE_MARGIN;
    pdf
      .strokeColor(INK.rule)
      .lineWidth(0.5)
      .moveTo(SIDE_MARGIN, y - 12)
      .lineTo(right, y - 12)
      .stroke();
    const made = `文件编号 ${number}　　为 ${issuedFor} 生成于 ${shanghaiMinute(issuedAt)}（北京时间）`;
    line(pdf, made, SIDE_MARGIN, y, { ...small, room: right - SIDE_MARGIN - 80 });
    line(pdf, `第 ${index + 1} 页，共 ${count} 页`, right, y, { ...small, align: 'right' });
    const check = `平台电子签名 SM2，证书 ${certificate.serial}；事实、摘要与签名见本文件的附件 proof.json，改动任何一个字节都会被发现。`;
    line(pdf, check, SIDE_MARGIN, y + 12, { ...small, room: right - SIDE_MARGIN });
  }
}
