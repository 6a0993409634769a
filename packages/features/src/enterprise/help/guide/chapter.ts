import type { Place, Predicate } from '../../../platform/navigation/index.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { GuidePicture } from './pictures.ts';

/** One task that a person has in the product, step by step. */
export interface Chapter {
  /** Its name in the address. */
  readonly id: string;
  readonly title: MessageDescriptor;
  /** When one needs it. */
  readonly intro: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
  /** What is good to know: limits, what comes next, what cannot be undone. */
  readonly notes?: readonly MessageDescriptor[];
  /** What the screen looks like, and the words for it. */
  readonly picture?: { readonly name: GuidePicture; readonly alt: MessageDescriptor };
  /** The screen where it is done. */
  readonly screen?: Place;
  /** Whose task it is; everybody's where none is named. */
  readonly concerns?: Predicate;
}

/** Chapters under one heading. */
export interface Part {
  readonly title: MessageDescriptor;
  readonly chapters: readonly Chapter[];
}
