import type { Place, Predicate } from '../../../platform/navigation/index.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { GuidePicture } from './pictures.ts';

/** A task explained step by step. */
export interface Chapter {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** When it is needed. */
  readonly intro: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
  /** Limits, next steps, and what cannot be undone. */
  readonly notes?: readonly MessageDescriptor[];
  /** A picture of the screen with a description. */
  readonly picture?: { readonly name: GuidePicture; readonly alt: MessageDescriptor };
  readonly screen?: Place;
  /** Who needs it. @default everybody */
  readonly concerns?: Predicate;
}

/** Chapters under one heading. */
export interface Part {
  readonly title: MessageDescriptor;
  readonly chapters: readonly Chapter[];
}
