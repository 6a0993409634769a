export const BrokenPage = () => null;
