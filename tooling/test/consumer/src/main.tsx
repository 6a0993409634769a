import '@lianxin/ui/styles.css';
import { Button } from '@lianxin/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<Button variant="primary">ok</Button>);
