export { DensitySwitch, type DensitySwitchProps } from './density-switch.tsx';
