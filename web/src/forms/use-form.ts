import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { errorsFromServer, type FormErrors, hasErrors } from './form-errors.ts';

interface FormOptions<Values> {
  initial: Values;
  /** What is wrong before anything is sent; empty when it may be sent. */
  validate: (values: Values) => FormErrors<Values>;
  /** Sends the form. What it throws is shown: the server's sentence or `fallback`, and its fields. */
  send: (values: Values) => Promise<void>;
  /** The sentence for a failure that brings none. */
  fallback: string;
  /** Told of every failure to send, with the sentence that is shown (UX-3). */
  onFailure?: (sentence: string, failure: unknown) => void;
}

type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * One form: its values, what is wrong with them, and its sending, which happens once however often it is asked for.
 * After a failed attempt focus goes to the first field that is wrong.
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
  const underWay = useRef(false);
  const [attempts, setAttempts] = useState(0);

  // Once after each attempt, when its errors are on the page.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const showErrors = (found: FormErrors<Values>) => {
    setErrors(found);
    setAttempts((n) => n + 1);
  };

  const attempt = async () => {
    if (underWay.current) return;
    setFailure(null);
    const found = validate(values);
    if (hasErrors(found)) return showErrors(found);
    underWay.current = true;
    setSending(true);
    setErrors({});
    try {
      await send(values);
    } catch (thrown) {
      const sentence = sentenceOf(thrown, fallback, values);
      setFailure(sentence);
      if (thrown instanceof CallFailure) showErrors(errorsFromServer(thrown.fields, values));
      onFailure?.(sentence, thrown);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }));
    // An error is about what stood there; it goes when that is edited.
    setErrors(({ [name]: _, ...others }) => others as FormErrors<Values>);
  };

  return {
    values,
    sending,
    set,
    /** What a text field of that name needs. */
    field: <Name extends TextNames<Values>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
    /** For the `<form>`; `failure` is for the notice above its fields. */
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
