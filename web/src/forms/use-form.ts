import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { CallFailure, failureSentence } from '../api/call-failure.ts';
import { errorsFromServer, type FormErrors, hasErrors } from './form-errors.ts';

interface FormOptions<Values> {
  initial: Values;
  /** Returns the errors of the values; empty when the form can be sent. */
  validate: (values: Values) => FormErrors<Values>;
  /** Sends the form. The sentence of a thrown failure (or `fallback`) and its field errors are shown. */
  send: (values: Values) => Promise<void>;
  /** The sentence for a failure without one. */
  fallback: string;
  /** Called for every failure to send. The sentence is null when a field of the form shows it (UX-3). */
  onFailure?: (sentence: string | null, failure: unknown) => void;
}

type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * Holds the values and errors of a form and sends it; a second submit while sending is ignored. After a failed attempt
 * the first invalid field is focused, or the notice about the failure comes into view. A sentence is shown once.
 */
export function useForm<Values extends object>({
  initial,
  validate,
  send,
  fallback,
  onFailure,
}: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const [attempts, setAttempts] = useState(0);

  // Runs after each attempt, when the errors have been rendered.
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);

  const showErrors = (found: FormErrors<Values>) => {
    setErrors(found);
    setAttempts((n) => n + 1);
  };

  const attempt = async () => {
    if (running.current) return;
    setFailure(null);
    const found = validate(values);
    if (hasErrors(found)) return showErrors(found);
    running.current = true;
    setSending(true);
    setErrors({});
    try {
      await send(values);
    } catch (thrown) {
      const found = thrown instanceof CallFailure ? errorsFromServer(thrown.fields, values) : {};
      const sentence = failureSentence(thrown, fallback, values);
      const unsaid = Object.values(found).includes(sentence) ? null : sentence;
      setFailure(unsaid);
      showErrors(found);
      onFailure?.(unsaid, thrown);
    } finally {
      running.current = false;
      setSending(false);
    }
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }));
    // The error refers to the old value, so it disappears on edit.
    setErrors(({ [name]: _, ...others }) => others as FormErrors<Values>);
  };

  return {
    values,
    sending,
    set,
    /** The props of the text field with that name. */
    field: <Name extends TextNames<Values>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
    /** The props of the `<form>`; `failure` is the text of the notice above the fields. */
    form: {
      failure,
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void attempt();
      },
    },
  };
}
