import type { Locator } from '@playwright/test';

/** Scrolls each document of the supplementary agreement to its end by keyboard, until it is read or known as agreed to before. */
export async function readAgreement(agreement: Locator): Promise<void> {
  await agreement.getByRole('tab').first().waitFor();
  for (const tab of await agreement.getByRole('tab').all()) {
    await tab.click();
    await agreement.getByRole('region').press('End');
    await tab.filter({ hasText: /已读|此前已同意|Read|Agreed before/ }).waitFor();
  }
}
