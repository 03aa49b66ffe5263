import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { parseBaseUrl } from './src/domain/base-url.ts'

export default defineConfig(({ mode }) => {
  const base = parseBaseUrl(loadEnv(mode, import.meta.dirname).VITE_BASE_URL)
  return {
    base: base.path,
    publicDir: 'public/generated',
    plugins: [react(), tailwindcss()],
    worker: { format: 'es' },
    preview: { port: 4173, strictPort: true },
  }
})
