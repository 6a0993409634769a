import type { PictureStep } from './picture-steps.ts';

/** A look of the portal: through whose eyes, at which address, and what is done there first. */
export interface Picture {
  readonly name: string;
  readonly account?: string;
  readonly route: string;
  readonly before?: PictureStep;
  /** Shows what has not come yet, and is not waited for. */
  readonly unfinished?: true;
}
