import sharp from 'sharp';

/** A placeholder image of a document: a lined sheet with a seal and the word for "sample". */
export const sampleDocument = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="594"><rect width="840" height="594" fill="#fbfaf5"/><rect x="24" y="24" width="792" height="546" fill="none" stroke="#b79b5b" stroke-width="6"/>${Array.from({ length: 9 }, (_, row) => `<rect x="96" y="${150 + row * 40}" width="${560 - (row % 3) * 90}" height="10" fill="#c9c6bb"/>`).join('')}<circle cx="660" cy="470" r="64" fill="none" stroke="#c0392b" stroke-width="5"/><text x="420" y="100" font-size="44" text-anchor="middle" fill="#5a5a5a">样本 SAMPLE</text></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer();
