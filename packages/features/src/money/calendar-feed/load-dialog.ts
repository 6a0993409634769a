import { provideWords } from '../../platform/language/index.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { calendarFeedWords } from './words.ts';

/** The dialog with its words, both loaded on demand. */
export async function loadDialog(): Promise<{ readonly default: typeof SubscribeDialog }> {
  await provideWords(calendarFeedWords);
  return { default: SubscribeDialog };
}
