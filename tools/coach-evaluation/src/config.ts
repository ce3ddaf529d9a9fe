import { readSettings, setting } from '@app/service-kit';
import * as z from 'zod';

const schema = z.object({
  /** Without it, only screening is scored. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: setting.url().optional(),
  OPENAI_MODEL: setting.text('gpt-4.1-mini'),
  /** The model of the moderation endpoint; optional. */
  MODERATION_MODEL: z.string().min(1).optional(),
  /** An additional model that judges the replies; optional. */
  EVAL_JUDGE_MODEL: z.string().min(1).optional(),
});

/** Reads the evaluated model's settings and the judge's. @throws SettingsError naming every problem. */
export function readEvalConfig(): z.output<typeof schema> {
  return readSettings(schema, process.env);
}
