import { ENTERPRISE_SIZES } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

type Size = (typeof ENTERPRISE_SIZES)[number];

const SIZE_TERMS: Readonly<Record<Size, MessageDescriptor>> = {
  大型企业: msg`大型企业`,
  中型企业: msg`中型企业`,
  小型企业: msg`小型企业`,
  微型企业: msg`微型企业`,
};

const isSize = (text: string): text is Size => ENTERPRISE_SIZES.some((size) => size === text);

export function useSizeOptions(): { readonly value: Size; readonly label: string }[] {
  const { i18n } = useLingui();
  return ENTERPRISE_SIZES.map((size) => ({ value: size, label: i18n._(SIZE_TERMS[size]) }));
}

/** A size in words; unknown ones as they are. */
export function useSizeWords(): (size: string) => string {
  const { i18n } = useLingui();
  return useCallback((size) => (isSize(size) ? i18n._(SIZE_TERMS[size]) : size), [i18n]);
}
