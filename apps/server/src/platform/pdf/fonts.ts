import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The typefaces of printed documents: text, emphasis, and instruments and titles. */
export type Face = 'text' | 'strong' | 'instrument';

export type Fonts = Readonly<Record<Face, Buffer>>;

let read: Promise<Fonts> | undefined;

/** Fonts with all characters used in Chinese names. TrueType, which can be embedded without unpacking. */
async function readFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const [text, strong, instrument] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf')),
  ]);
  return { text, strong, instrument };
}

/** Loads the fonts once, for the first document. */
export function fonts(): Promise<Fonts> {
  read ??= readFonts().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}
