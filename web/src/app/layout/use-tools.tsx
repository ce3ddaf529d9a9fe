import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Tool, ToolsProps } from './tools/tools.tsx';

/**
 * The dialogs of the tools and the keyboard shortcuts. Their code is loaded when a tool is first opened or a key is first
 * pressed.
 */
export function useTools(): { dialogs: ReactNode; open: (tool: Tool) => void } {
  const [Tools, setTools] = useState<ComponentType<ToolsProps> | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [earlyKeys] = useState<KeyboardEvent[]>([]);
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || tool !== null;
  useEffect(() => {
    if (wanted) void import('./tools/tools.tsx').then((m) => setTools(() => m.Tools)).catch(() => undefined);
  }, [wanted]);
  useEffect(() => {
    if (Tools) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.length > 1) return;
      earlyKeys.push(event);
      setPressed(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [Tools, earlyKeys]);
  return { dialogs: Tools && <Tools tool={tool} onTool={setTool} earlyKeys={earlyKeys} />, open: setTool };
}
