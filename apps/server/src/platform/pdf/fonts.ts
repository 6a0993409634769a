import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The faces of printed documents: text, what stands out in it, and the letters of instruments and titles. */
export type Face = 'text' | 'strong' | 'instrument';

export type Fonts = Readonly<Record<Face, Buffer>>;

let read: Promise<Fonts> | undefined;

/** With every character that Chinese names are written with, as TrueType: the form that is embedded without being unpacked first. */
async function readFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const [text, strong, instrument] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf')),
  ]);
  return { text, strong, instrument };
}

/** The fonts, read once by the first document that needs them. */
export function fonts(): Promise<Fonts> {
  read ??= readFonts().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}
