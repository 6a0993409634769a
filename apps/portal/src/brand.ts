import type { Brand } from '@lianxin/features/brand';

/** The settings that a bank changes for its own portal: names, hotline, theme. */
export const brand = {
  /** One of the three brand themes. */
  theme: 'default',
  product: '链信',
  productEn: 'Chainletter',
  platform: '链信供应链金融服务平台',
  platformEn: 'Chainletter Supply-Chain Finance',
  hotline: '400-000-0000',
  hours: '工作日 09:00–17:30',
  hoursEn: 'Weekdays 09:00–17:30',
  registration: '晋ICP备2026000318号-2',
  filing: '供应链信息服务机构备案〔2026〕第0147号',
  copyrightYear: 2026,
  version: '2.4.0',
  guidePictures: 'guide',
} as const satisfies Brand;
