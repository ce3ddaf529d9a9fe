import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

type SetSearchParams = (params: Record<string, string>, options?: NavigateOptions) => void;

/**
 * The query of the current address, and a function that navigates to another query. The router's own hook of this name
 * would add its forms to the first page (see browser-router.tsx).
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, setParams];
}
