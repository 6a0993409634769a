/** What waits for the person. */
export const WorkbenchScreen = () => <main />;
