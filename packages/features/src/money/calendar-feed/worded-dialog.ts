import { provideWords } from '../../platform/language/index.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { calendarFeedWords } from './words.ts';

/** The dialog once its words are there: neither is in the page that offers it. */
export async function worded(): Promise<{ readonly default: typeof SubscribeDialog }> {
  await provideWords(calendarFeedWords);
  return { default: SubscribeDialog };
}
